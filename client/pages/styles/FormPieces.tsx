import { useState } from 'react'
import { LISTING_SORTS } from '../../../domain/listing/sorting.ts'
import { Button } from '../../components/buttons/Button.tsx'
import { Dialog, preloadDialog, type DialogProps } from '../../components/dialog/Dialog.tsx'
import { Checkbox } from '../../components/form/Checkbox.tsx'
import { Field, Select, TextArea } from '../../components/form/Field.tsx'
import { Section, SectionHeading } from '../../components/Section.tsx'
import { Piece, Row } from './Piece.tsx'

function Fields({ id }: { readonly id: string }) {
  return (
    <div className="grid gap-5">
      <Field id={`${id}-name`} name="name" label="Name" autoComplete="name" required />
      <Field
        id={`${id}-phone`}
        name="phone"
        label="Phone"
        type="tel"
        prefix="+91"
        hint="We call back on this number."
        autoComplete="tel"
        required
      />
      <Field
        id={`${id}-email`}
        name="email"
        label="E-mail"
        type="email"
        optional
        defaultValue="nandita@example"
        error="Enter an e-mail address like name@example.com."
      />
      <TextArea id={`${id}-message`} name="message" label="Message" optional rows={2} />
      <Select id={`${id}-sort`} name="sort" label="Sort by" options={LISTING_SORTS} />
      <Field id={`${id}-off`} name="off" label="Disabled" placeholder="Loading..." disabled />
      <div>
        <Checkbox name="marketing" label="Tell me of other projects" />
        <Checkbox name="bhk" label="3 BHK" count={14} defaultChecked />
        <Checkbox name="none" label="Farm House" count={0} disabled />
      </div>
      <Button type="submit" wide>
        Request a call back
      </Button>
    </div>
  )
}

export function FormPieces() {
  const [size, setSize] = useState<NonNullable<DialogProps['size']>>()
  return (
    <Section id="forms" labelledBy="forms-title">
      <SectionHeading id="forms-title" title="Forms and windows" />
      <div className="grid gap-8 lg:grid-cols-2">
        <Piece name="Fields">
          <Fields id="light" />
        </Piece>
        <Piece name="Fields on navy">
          <div className="night rounded-lg p-6">
            <Fields id="night" />
          </div>
        </Piece>
      </div>
      <Piece name="Dialog">
        <Row>
          {(['sm', 'md', 'lg'] as const).map((each) => (
            <Button
              key={each}
              variant="secondary"
              onPointerEnter={preloadDialog}
              onClick={() => setSize(each)}
            >
              Dialog {each}
            </Button>
          ))}
        </Row>
        <Dialog
          open={size !== undefined}
          onClose={() => setSize(undefined)}
          title="Enquire about The Aravalli Summit"
          description="An adviser calls back the same working day."
          {...(size && { size })}
        >
          <Fields id="dialog" />
        </Dialog>
      </Piece>
    </Section>
  )
}
