/** The four lines: 1 Collaboration, 2 Design, 3 Web, 4 Cloud. */
export type LineNumber = 1 | 2 | 3 | 4;
