const key = 'mbkm.judul-dulu';

/** The page that is loaded next begins with the focus on its heading, as after a navigation within the app. */
export const headingFirst = (): void => window.sessionStorage.setItem(key, '1');

/** True once if this page was to begin so. */
export function takeHeadingFirst(): boolean {
  const wanted = window.sessionStorage.getItem(key) !== null;
  window.sessionStorage.removeItem(key);
  return wanted;
}
