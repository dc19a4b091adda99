/** In development: the global function by which React says where the element that it works on is written. */
export const OWNER_STACK = 'pointworkOwnerStack';
