// Makes the sample's film of The Aravalli Summit from the sample's own pictures, with ffmpeg, which
// must be installed. The result is committed; neither build nor tests run this.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const data = fileURLToPath(new URL('../data/', import.meta.url))

const PICTURES = [
  'exteriors/highrise-a-1.jpg',
  'exteriors/highrise-a-2.jpg',
  'exteriors/highrise-a-3.jpg',
]
const SIZE = '640x360'
const FRAMES_A_SECOND = 24
/** The time of each picture, of which half a second overlaps with the next. */
const SECONDS = 2.5
const FADE = 0.5

const inputs = PICTURES.flatMap((path) => ['-i', `${data}images/${path}`])
const shots = PICTURES.map(
  (_, index) =>
    `[${index}]scale=1280:720:force_original_aspect_ratio=increase,crop=1280:720,` +
    `zoompan=z='1+0.0012*on':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${SECONDS * FRAMES_A_SECOND}:s=${SIZE}:fps=${FRAMES_A_SECOND}[s${index}]`,
)
const offset = SECONDS - FADE
const fades = [
  `[s0][s1]xfade=duration=${FADE}:offset=${offset}[f]`,
  `[f][s2]xfade=duration=${FADE}:offset=${2 * offset},format=yuv420p[film]`,
]
const coding = ['-c:v', 'libx264', '-crf', '30', '-preset', 'veryslow', '-movflags', '+faststart']

const film = `${data}videos/the-aravalli-summit.mp4`

mkdirSync(`${data}videos`, { recursive: true })
execFileSync(
  'ffmpeg',
  ['-y', '-loglevel', 'error', inputs, '-filter_complex', [...shots, ...fades].join(';')]
    .concat(['-map', '[film]', '-an', '-map_metadata', '-1', '-fflags', '+bitexact'], coding, film)
    .flat(),
  { stdio: 'inherit' },
)
