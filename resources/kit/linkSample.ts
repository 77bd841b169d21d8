import type { ProgrammeScreens } from './programmeScreens.ts';

/** A valid id for sample addresses. */
const sampleId = '018cc251-f400-7000-8000-000000000001';

/** An address that a path with `:words` may become, to ask which screen opens it. */
export const sampleAddress = (path: string): string => path.replace(/:[a-zA-Z]+/g, sampleId);

/** True if a link is the key of a screen that the programme has. */
export const isScreenKey = (name: string, screens: ProgrammeScreens): name is keyof ProgrammeScreens =>
  Object.hasOwn(screens, name);
