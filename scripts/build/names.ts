/** Names that bundles and the threads that open them agree on. */

/** The module that render threads hand to a server bundle; see island-slots. */
export const ISLANDS_MODULE = 'pointwork:islands';

/** What a module throws in the place of one that could not be bundled: that has been told of already. */
export const REPORTED = 'pointwork:reported';
