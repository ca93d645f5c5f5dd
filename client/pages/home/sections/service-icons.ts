import {
  FilePenLine,
  FileSearch,
  HandCoins,
  House,
  KeyRound,
  Landmark,
  MessagesSquare,
  ReceiptIndianRupee,
  Scale,
  Vault,
  type LucideIcon,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'home-loan': Landmark,
  'legal-services': Scale,
  'property-management': KeyRound,
  'rent-agreement': FilePenLine,
  'rent-receipt': ReceiptIndianRupee,
  'sell-or-rent': HandCoins,
  'title-search': FileSearch,
  'escrow-services': Vault,
  consultation: MessagesSquare,
}

/** The line icon of a service tile; a house for one that is new to us. */
export const serviceIcon = (id: string): LucideIcon => ICONS[id] ?? House
