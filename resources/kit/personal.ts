/**
 * What stands in the place of a personal value once nobody is to know any more whose it was: a name that means nobody, a
 * number that is nobody's, an address that nobody reads, nothing, of a day its year; `kept`: it says nothing about a person.
 */
export type Personal = 'name' | 'number' | 'mail' | 'clear' | 'year' | 'kept';
