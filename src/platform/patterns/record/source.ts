/** The words of a record's values are the declarations' own. */
export {
  holds,
  isEmpty,
  isValues,
  matchesFilter,
  splitSource,
  type Values,
  valueAt,
} from '../../../../resources/kit/index.ts';
