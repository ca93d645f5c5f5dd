import type { Brochure } from '../content/brochure.ts'
import type { Pictures, Size } from './open-pictures.ts'
import type { PdfCanvas } from './pdf-canvas.ts'
import { PAGE, STYLES, WHITE } from './styles.ts'

/** A page of navy that text may fill to its end. */
export function fillPage(canvas: PdfCanvas): void {
  const { doc, colours } = canvas
  doc.page.margins.bottom = 0
  canvas.decorate(() => doc.rect(0, 0, PAGE.width, PAGE.height).fill(colours.ink))
}

/** Draws the agency's logo, or its name in the same place. */
export async function drawLogo(
  canvas: PdfCanvas,
  { shell }: Brochure,
  pictures: Pictures,
  { width, height }: Size,
  y: number,
): Promise<void> {
  const logo = await pictures.logo(shell.logo, { width, height }, canvas.colours.ink)
  const alt = shell.agency.name
  const fit: [number, number] = [width, height]
  const name = { text: alt, style: STYLES.title, colour: WHITE }
  if (!logo) canvas.writeEach([name], { y: y + height - canvas.heightOf([name]) })
  else canvas.tag('Figure', () => canvas.doc.image(logo, PAGE.margin, y, { fit }), { alt })
}
