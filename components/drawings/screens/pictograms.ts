/** Signs of a service desk, 24 × 24, each as one filled path; parts inside another part are cut out. */
export const bill = 'M4 2h16v20l-4-2.5-4 2.5-4-2.5L4 22zM8 7v2.5h8V7zM8 12v2.5h5V12z';
export const broken = 'M2 4h9.5l-3 6 4 3L8 20H2zM14.5 4H22v16H11l4.5-7.8-4-3z';
export const bubble = 'M2 3h20v15H11l-5 4.5V18H2zM6 9v3h3V9zM10.5 9v3h3V9zM15 9v3h3V9z';
export const horn = 'M2 8h7l9-5v18l-9-5v6H5v-6H2zM20 9a3.5 3.5 0 0 1 0 6z';
export const key =
  'M8 2a6 6 0 0 1 5.2 9L22 19.8V22h-4.5v-2.5H15V17h-2.5v-2.5l-1.5-1.3A6 6 0 1 1 8 2M7 5a2 2 0 1 0 .01 0z';
export const letter = 'M2 4h20v1.5L12 13 2 5.5zM2 9l10 7.5L22 9v11H2z';
export const person = 'M12 2a5 5 0 1 1-.01 0M2 22v-2a7 7 0 0 1 7-7h6a7 7 0 0 1 7 7v2z';
export const speaker = 'M2 8h4l6-5v18l-6-5H2zM15 8h2.5v8H15zM19.5 4.5H22v15h-2.5z';
export const van =
  'M1 5h13v12h-3.7a3.3 3.3 0 0 0-6.6 0H1zM16 8h3.5L23 12.5V17h-1.7a3.3 3.3 0 0 0-5.3-2.6zM7 14.8a2.2 2.2 0 1 1-.01 0M18 14.8a2.2 2.2 0 1 1-.01 0';
