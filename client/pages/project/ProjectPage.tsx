import type { ProjectProps, ProjectView } from './project-view.ts'
import { BarPrice } from './BarPrice.tsx'
import { ProjectHeader } from './ProjectHeader.tsx'
import { ProjectSections } from './ProjectSections.tsx'
import { ProjectShowcase } from './ProjectShowcase.tsx'
import { SectionBar } from './section-nav/SectionBar.tsx'
import { useScrollSpy } from './section-nav/scroll-spy.ts'
import { BrandIcon } from '../../components/BrandIcon.tsx'
import { chatAboutProject, whatsappHref } from '../../../domain/enquiry/whatsapp-chat.ts'
import { telHref } from '../../components/links/ContactLink.tsx'
import { onPlainClick } from '../../components/links/AppLink.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { useOpenEnquiry } from '../../enquiry/dialogs/EnquiryProvider.tsx'
import { useContact } from '../../layout/shell-context.ts'
import { projectRequest, visitRequest } from './project-enquiry.tsx'
import { Icon } from '../../components/icons/Icon.tsx'

export function ProjectPage({ page }: { page: ProjectView }) {
  // The key makes another project another page, so that no tab, slide or dialog stays open.
  return <Project key={page.path} project={page} />
}

function Project({ project }: ProjectProps) {
  const active = useScrollSpy()
  return (
    <>
      <ProjectHeader project={project} />
      <ProjectShowcase project={project} />
      <SectionBar project={project} active={active} />
      <ProjectSections project={project} />
      <MobileActionBar project={project} />
    </>
  )
}

const ROUND = 'grid size-11 sm:size-12 shrink-0 place-items-center rounded-full border'

/** The bar at the bottom of small screens: the price, and the ways to reach the agency. */
function MobileActionBar({ project }: ProjectProps) {
  const { phone, whatsapp } = useContact()
  const openEnquiry = useOpenEnquiry()
  const visit = visitRequest(project)
  const chat = whatsapp && whatsappHref(chatAboutProject(project.name), whatsapp)
  return (
    <section
      data-floating="bar"
      aria-label="Price and contact"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] shadow-float lg:hidden"
    >
      <div className="page-container flex flex-wrap content-center items-center gap-x-2 gap-y-1 pt-1.5 pb-1 max-sm:px-4 sm:min-h-18 max-[22rem]:px-3 low:min-h-0">
        <p className="min-w-0 grow-99 basis-[max-content] display-small text-base leading-tight max-sm:low:sr-only">
          <BarPrice project={project} />
        </p>
        <div className="flex grow items-center gap-2 max-[22rem]:gap-1.5">
          {phone && (
            <a
              href={telHref(phone)}
              aria-label={`Call ${phone}`}
              className={`${ROUND} border-border`}
            >
              <Icon name="Phone" size={20} />
            </a>
          )}
          {/* Without script this chat names the project. */}
          {chat && (
            <a
              href={chat}
              aria-label="WhatsApp"
              aria-haspopup="dialog"
              onClick={onPlainClick(() =>
                openEnquiry(projectRequest(project, { source: 'whatsapp' })),
              )}
              className={`${ROUND} border-transparent bg-whatsapp text-white`}
            >
              <BrandIcon brand="whatsapp" size={22} />
            </a>
          )}
          {visit && (
            <EnquireLink
              request={visit}
              aria-label="Plan a site visit"
              className={`${ROUND} border-border`}
            >
              <Icon name="CalendarCheck" size={20} />
            </EnquireLink>
          )}
          <EnquireLink
            request={projectRequest(project)}
            variant="primary"
            className="grow max-sm:min-h-11 max-[22rem]:px-4"
          >
            Enquire
          </EnquireLink>
        </div>
      </div>
    </section>
  )
}
