/**
 * Replacement of a personal value in an anonymised row: a name, number or address that belongs to nobody, nothing, or
 * only the year of a date; `kept`: the value says nothing about a person.
 */
export type Personal = 'name' | 'number' | 'mail' | 'clear' | 'year' | 'kept';
