import { isSearchable, type Resource } from '../../../resources/kit/index.ts';

/** Said while too little was typed for the server to search by. */
export const shortSearch = 'Ketik minimal 3 huruf.' as const;

/** True if the server searches rows of a resource by what was typed (docs/api.md `q`); nothing typed is all rows. */
export const maySearch = (resource: Resource | undefined, typed: string): boolean =>
  typed.trim() === '' || resource?.small === true || isSearchable(typed);
