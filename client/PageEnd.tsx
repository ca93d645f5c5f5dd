import { Footer } from './components/shell/Footer.tsx'
import { FooterForm } from './enquiry/forms/FooterForm.tsx'

/** The footer with its enquiry form. */
export const PageEnd = () => <Footer form={<FooterForm />} />
