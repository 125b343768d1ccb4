/** The height of a page's title: the same on every page of the application. */
export const pageTitle = "text-[min(1.9rem,9vw)] wrap-anywhere lg:text-[2.6rem]";
