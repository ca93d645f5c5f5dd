import { paths } from '../../../../domain/seo/paths.ts'
import { ActionButton } from '../../../components/buttons/ActionButton.tsx'
import { DropdownMenu } from '../../../components/DropdownMenu.tsx'
import { typeLinks } from '../../../layout/navigation.ts'
import { contactQuery, type EnquiryRequest } from '../../../enquiry/sending/request.ts'
import { useEnquiry } from '../../../enquiry/dialogs/use-enquiry.ts'
import { SearchBox } from '../../../search/SearchBox.tsx'

const RENT_LEASE: EnquiryRequest = { source: 'rent-lease' }
const SELL: EnquiryRequest = { source: 'sell' }

const CHOICE = 'hero-choice'

/** Where a visit begins: what kind of property to buy, an enquiry to rent or sell, or a search. */
export function SearchPanel() {
  return (
    <div className="w-full max-w-3xl rounded-lg bg-surface/90 p-2.5 print:hidden text-ink shadow-float backdrop-blur-md [--focus:var(--color-ink)] sm:p-3">
      <div className="mb-2 flex gap-0.5 sm:gap-1">
        <DropdownMenu
          id="buy-menu"
          label="Buy"
          links={typeLinks}
          buttonClassName={CHOICE}
          upwards
        />
        <EnquiryButton request={RENT_LEASE}>Rent / Lease</EnquiryButton>
        <EnquiryButton request={SELL}>Sell</EnquiryButton>
      </div>
      <SearchBox variant="hero" />
    </div>
  )
}

function EnquiryButton({ request, children }: { request: EnquiryRequest; children: string }) {
  const { open } = useEnquiry()
  return (
    <ActionButton
      fallbackPath={paths.contact}
      fallbackQuery={contactQuery(request)}
      onAction={() => open(request)}
      className={CHOICE}
    >
      {children}
    </ActionButton>
  )
}
