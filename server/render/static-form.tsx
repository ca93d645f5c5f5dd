import { renderToStaticMarkup } from 'react-dom/server'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { Button } from '../../client/components/buttons/Button.tsx'
import { CHAT_GREETING, whatsappHref } from '../../domain/enquiry/whatsapp-chat.ts'
import { telHref } from '../../client/components/links/ContactLink.tsx'
import { EnquiryFields } from '../../client/enquiry/forms/EnquiryFields.tsx'
import type { FormState } from '../../client/routing/load-page.ts'
import { ENQUIRY_FIELD_NAMES } from '../../domain/enquiry/enquiry-fields.ts'
import { paths } from '../../domain/seo/paths.ts'
import { plainPage } from './failure-page.ts'

type Site = Pick<Catalogue['site'], 'phone' | 'whatsapp' | 'visitHours'>

/** What the fields of the form show themselves, and hidden fields need not repeat. */
const SHOWN = new Set<string>([...ENQUIRY_FIELD_NAMES, 'marketing'])

/**
 * A document with an enquiry form alone, its typed text and its mistakes, for when there is no time
 * to render its page.
 * @param page the path and query of the page that the form belongs to
 * @param styles the addresses of the style sheets
 */
export function staticForm(
  form: FormState,
  page: string,
  site: Site,
  styles: readonly string[],
): string {
  return plainPage({
    title: 'Your enquiry has not been sent yet',
    text: form.message ?? '',
    styles,
    more: renderToStaticMarkup(<StaticForm form={form} page={page} site={site} />),
  })
}

function StaticForm({ form, page, site }: { form: FormState; page: string; site: Site }) {
  const { source, values, errors } = form
  const { phone, whatsapp, visitHours } = site
  const hidden = Object.entries({ ...values, page }).filter(([name]) => !SHOWN.has(name))
  const ways = [
    phone && (
      <>
        call <a href={telHref(phone)}>{phone}</a>
      </>
    ),
    whatsapp && (
      <>
        write on <a href={whatsappHref(CHAT_GREETING, whatsapp)}>WhatsApp</a>
      </>
    ),
  ].filter(Boolean)
  return (
    <>
      <form method="post" action={paths.enquiryApi} className="mt-8 grid gap-5">
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <EnquiryFields
          id="form"
          // The visit's own page is not needed here.
          request={{ source, visit: { path: '', hours: visitHours } }}
          errors={errors}
          typed={{ message: '', ...values }}
        />
        <Button type="submit">Send again</Button>
      </form>
      {ways.length > 0 && (
        <p>
          You can also {ways[0]}
          {ways.length > 1 && ' or '}
          {ways[1]}.
        </p>
      )}
    </>
  )
}
