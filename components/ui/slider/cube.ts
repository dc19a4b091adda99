import './cube.css';

/** The effect `cube`, which needs styles of its own. */
export const cube = 'cube';
