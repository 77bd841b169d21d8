import { useQuery } from '@tanstack/react-query';
import type { RegisterOptions } from '../../../../resources/kit/index.ts';
import { http } from '../../providers/http.ts';
import { isValues, type Values, valueAt } from '../record/source.ts';

/**
 * Initial values of a form from the person's own profile. Undefined while loading; where it cannot be loaded nothing is
 * filled in.
 */
export function useOwnProfile({ steps }: RegisterOptions, userId: string): Values | undefined {
  const wanted = steps
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, profile }) => (profile ? [{ name, profile }] : []));
  const { data, isPending } = useQuery({
    queryKey: ['user', 'profile', userId, 'begin'],
    queryFn: async ({ signal }) => (await http<unknown>(`user/profile/${userId}`, { signal })).data,
    enabled: wanted.length > 0,
    retry: false,
    staleTime: 0,
  });
  if (!wanted.length) return {};
  if (isPending) return undefined;
  const known = isValues(data) ? data : {};
  const { isian } = isValues(known.orang) ? known.orang : {};
  const person = isValues(isian) ? isian : {};
  return Object.fromEntries(
    wanted.flatMap(({ name, profile }) => {
      const value = valueAt(known, profile) ?? valueAt(person, profile);
      return value === undefined || value === null || value === '' ? [] : [[name, value] as const];
    }),
  );
}
