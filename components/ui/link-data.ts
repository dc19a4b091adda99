export interface LinkData {
  readonly label: string;
  readonly href: string;
}
