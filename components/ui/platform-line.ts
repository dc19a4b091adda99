/** A line stands for a platform: 1 Collaboration, 2 Design, 3 Web, 4 Cloud. */
export type PlatformLine = 1 | 2 | 3 | 4;
