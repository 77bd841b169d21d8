/** Where the page keeps what it brought along of its first screen (server/platform/firstScreen.ts). */
const place = '.shell-screen[data-path]';

/** The parts of the first screen of this address below its heading; none where the page brought nothing along. */
export const broughtParts = (): readonly Element[] => {
  const found = document.querySelector<HTMLElement>(place);
  return found?.dataset.path === window.location.pathname ? [...found.querySelectorAll('section')] : [];
};

/** Forgets what the page brought along: it is about one person, one role and one address. */
export const dropFirstScreen = (): void => document.querySelector(place)?.remove();
