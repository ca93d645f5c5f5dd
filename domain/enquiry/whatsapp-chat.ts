/**
 * The address of a WhatsApp chat that starts with `text` (docs/product.md, 'WhatsApp').
 * @param number digits with the country code; absent: the visitor chooses whom to write to
 */
export const whatsappHref = (text: string, number = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

/** What a visitor's chat with the agency starts with; a form's own chat has what was typed in it. */
export const CHAT_GREETING = 'Hello, I am interested in your properties!'

export const chatAboutProject = (name: string): string => `Hello, I am interested in ${name}.`

/** The chat that a brochure's reader starts, who may have it from anybody. */
export const chatFromBrochure = (name: string): string => `Project: ${name}`

/** Topics that start a chat: the button's label, the chat's first message. */
export const CHAT_TOPICS = [
  { name: 'Book a site visit', text: 'Hello, I would like to visit a project.' },
  { name: 'Prices and cost sheets', text: 'Hello, please send me prices and a cost sheet.' },
  { name: 'Home loans and papers', text: 'Hello, I have a question about loans and papers.' },
] as const

/** The chat in which the agency answers an enquiry. */
export const chatOfAnswer = (
  to: { readonly name: string; readonly about: string; readonly reference: string },
  agency: string,
): string => `Hello ${to.name}, this is ${agency} about ${to.about}, reference ${to.reference}`
