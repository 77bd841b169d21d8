import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isEmpty, type Resource } from '../../../../resources/kit/index.ts';

/** Fields that the form does not ask for as it is filled in so far (`askedWhen`); what was typed into them goes. */
export function useUnaskedFields({ fields }: Resource): ReadonlySet<string> {
  const conditional = Object.entries(fields).flatMap(([name, { askedWhen }]) =>
    askedWhen ? [{ name, groups: [askedWhen].flat() }] : [],
  );
  const watched = [...new Set(conditional.flatMap(({ groups }) => groups.flatMap(Object.keys)))];
  const { getValues, setValue } = useFormContext();
  const values: readonly unknown[] = useWatch({ name: watched });
  const holds = ([name, wanted]: [string, readonly string[]]) => wanted.includes(String(values[watched.indexOf(name)]));
  const unasked = conditional.flatMap(({ name, groups }) =>
    groups.some(group => Object.entries(group).every(holds)) ? [] : [name],
  );
  const key = unasked.join(' ');
  useEffect(() => {
    for (const name of key.split(' ').filter(Boolean)) {
      const field = fields[name];
      const usual = field?.default ?? null;
      const typed: unknown = getValues(name);
      const nothing = isEmpty(typed) || typed === false || (Array.isArray(typed) && !typed.length);
      if (!nothing && typed !== usual && !field?.fixed) setValue(name, usual, { shouldDirty: true });
    }
  }, [key, fields, getValues, setValue]);
  return new Set(unasked);
}
