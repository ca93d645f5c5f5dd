import { cx } from '../../../components/cx.ts'
import { Picture } from '../../../components/picture/Picture.tsx'
import type { Picture as Banner } from '../../../source/shapes.ts'
import { layers } from './hero-rotation.ts'
import type { HeroRotation } from './use-hero-rotation.ts'

type HeroBannersProps = Pick<HeroRotation, 'rotation' | 'report'> & {
  readonly banners: readonly Banner[]
}

/** The pictures behind the hero, of which one fades in over the other in 1.5 s. */
export function HeroBanners({ banners, rotation, report }: HeroBannersProps) {
  return (
    <div className="absolute inset-0 isolate -z-20 overflow-hidden">
      {layers(rotation).map((index) => {
        const banner = banners[index]
        if (!banner) return null
        const shown = index === rotation.shown
        return (
          <div
            key={index}
            aria-hidden={!shown}
            className={cx(
              'absolute inset-0 transition-opacity duration-1500 ease-in-out',
              shown ? 'z-1' : 'z-0',
              index === rotation.next && 'opacity-0',
            )}
          >
            <Picture
              view={banner.view}
              alt={banner.alt}
              slot="screen"
              load={index === 0 ? 'first' : 'near'}
              onSettled={(kind) => report({ kind, banner: index })}
              className="size-full"
            />
          </div>
        )
      })}
    </div>
  )
}
