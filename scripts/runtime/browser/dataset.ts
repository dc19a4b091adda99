/** The attributes `html[data-…]`, which tell styles and tests what the runtime is doing. */
export const { dataset } = document.documentElement;
