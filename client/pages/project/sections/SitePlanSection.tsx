import { ContactPrompt } from '../project-enquiry.tsx'
import type { ProjectProps } from '../project-view.ts'
import { ZoomGallery } from './ZoomGallery.tsx'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'

/** With fewer pictures it stays still (docs/product.md, 'Project page'). */
const AUTOPLAY_FROM = 3

/** The site plan's sheets, each of which enlarges; on phones with hints how. */
export function SitePlanSection({ project }: ProjectProps) {
  // A file that failed to load is shown like a missing record (docs/product.md, 'Failures').
  const images = project.sitePlan.ok ? project.sitePlan.data : []
  if (images.length === 0) {
    return (
      <ContactPrompt
        project={project}
        icon="Map"
        title="Site Plan Not Available"
        action="Contact Us for Site Plan"
        wish="the site plan"
      />
    )
  }
  return (
    <>
      <ZoomGallery
        id="site-plan-images"
        label={`Site plan of ${project.name}`}
        images={images}
        autoplayMs={images.length >= AUTOPLAY_FROM ? 5000 : undefined}
        fit="contain"
        fallback="failed"
        shape="aspect-4/3 md:aspect-16/10"
      />
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 text-sm text-muted md:hidden noscript:hidden">
        <Hint icon="Pointer">Tap to open</Hint>
        <Hint icon="Expand">Pinch to zoom</Hint>
        <Hint icon="Hand">Double-tap to zoom or reset</Hint>
        {images.length > 1 && <Hint icon="MoveHorizontal">Swipe for the next plan</Hint>}
      </ul>
    </>
  )
}

function Hint({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} size={16} className="shrink-0 text-gold-deep" />
      {children}
    </li>
  )
}
