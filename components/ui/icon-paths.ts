/**
 * Icons from Lucide 1.62.0, 24 × 24, each as one path (rectangles and circles are written as paths). ISC, © Lucide
 * Icons and Contributors; see icons.LICENSE.txt. Each is a separate export, so that an island ships only the ones it
 * shows.
 */
export const circleAlert = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 8v4m0 4h.01';
export const play = 'M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z';
