import { expect, test } from 'vitest'
import { filmsIn, filmLabel, playerOrigin, parseFilmAddress } from './films.ts'

const youtube = {
  page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
}
const vimeo = {
  page: 'https://vimeo.com/76979871',
  player: 'https://player.vimeo.com/video/76979871?dnt=1',
}
const unlisted = {
  page: 'https://vimeo.com/76979871/8272103f6e',
  player: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
}

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtube.com/watch?v=aqz-KE-bpKQ&t=42s', youtube],
  ['https://www.youtube.com/watch?list=PL123&index=2&v=aqz-KE-bpKQ', youtube],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['HTTPS://WWW.YouTube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc&t=10', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=3', youtube],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://www.vimeo.com/76979871/?share=copy', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?title=0', vimeo],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/123/video/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', unlisted],
  ['https://vimeo.com/76979871/8272103f6e', unlisted],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', unlisted],
  ['videos/tower.mp4', { page: '/videos/tower.mp4', player: '/videos/tower.mp4' }],
  ['videos/Our film.MP4', { page: '/videos/Our%20film.MP4', player: '/videos/Our%20film.MP4' }],
  ['http://www.youtube.com/watch?v=aqz-KE-bpKQ', undefined],
  ['www.youtube.com/watch?v=aqz-KE-bpKQ', undefined],
  ['//www.youtube.com/embed/aqz-KE-bpKQ', undefined],
  ['https://www.youtube.com/', undefined],
  ['https://www.youtube.com/watch?v=short', undefined],
  ['https://www.youtube.com/embed/videoseries?list=PL123', undefined],
  ['https://www.youtube.com/@aravalli', undefined],
  ['https://youtube.com.example.com/watch?v=aqz-KE-bpKQ', undefined],
  ['https://user@youtu.be/aqz-KE-bpKQ', undefined],
  ['https://drive.google.com/file/d/1AbC/view?usp=sharing', undefined],
  ['https://www.instagram.com/reel/Cabc/', undefined],
  ['https://youtu.be/aqz-KE-bpKQ"onload="alert(1)', undefined],
  ['https://vimeo.com/about', undefined],
  ['https://player.vimeo.com/video/76979871?h=%22', undefined],
  ['https://cdn.example.com/tower.mp4', undefined],
  ['/videos/tower.mp4', undefined],
  ['C:\\videos\\tower.mp4', undefined],
  ['javascript:alert(1)//.mp4', undefined],
  ['data:video/mp4;base64,AAAA', undefined],
  ['https://', undefined],
  ['', undefined],
])('the film at %s', (text, film) => {
  expect(parseFilmAddress(text)).toEqual(film)
})

test('films come in their order, the tour last, what cannot be read not at all', () => {
  const films = filmsIn({
    videos: [
      { title: ' The garden ', url: ' https://vimeo.com/76979871 ', poster: '', captions: 'a.vtt' },
      { title: 'Nowhere', url: 'https://films.example.com/1' },
      {
        title: 'The towers',
        url: 'videos/tower.mp4',
        poster: 'exteriors/tower.jpg',
        captions: ' videos/our tower.vtt ',
      },
    ],
    tour: 'https://tours.example.com:8443/a?b=c',
  })
  expect(films.map(filmLabel)).toEqual([
    'Watch the film: The garden',
    'Watch the film: The towers',
    'Take the tour',
  ])
  expect(films.map(({ poster }) => poster)).toEqual([undefined, 'exteriors/tower.jpg', undefined])
  expect(films.map(({ captions }) => captions)).toEqual([
    undefined,
    '/videos/our%20tower.vtt',
    undefined,
  ])
  expect(films.map(playerOrigin)).toEqual([
    'https://player.vimeo.com',
    undefined,
    'https://tours.example.com:8443',
  ])
  expect(filmsIn({})).toEqual([])
  for (const tour of ['http://tours.example.com/a', 'https://tours.example.com/<script>'])
    expect(filmsIn({ tour })).toEqual([])
})

test.each([
  ['https://tours.example.com/@agency/a', 'https://tours.example.com/@agency/a'],
  ['https://youtu.be/aqz-KE-bpKQ', youtube.player],
  ['https://tours.example.com;sandbox/a', undefined],
  ['https://tours.example.com,other.example/a', undefined],
  ["https://tours'example.com/a", undefined],
  ['https://user:word@tours.example.com/a', undefined],
  ['https://localhost/a', undefined],
])('the player of the tour at %s', (tour, player) => {
  expect(filmsIn({ tour })[0]?.player).toBe(player)
})
