export type TitledText = { title: string; description: string }
