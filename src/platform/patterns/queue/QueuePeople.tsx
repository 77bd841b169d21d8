import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { formatNumber } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { useFilters } from '../../ui/list/useFilters.ts';

type Person = Readonly<Record<string, unknown>> & { jumlah: number };

/** Whose rows wait; asked for where a queue names people. */
export function useQueuePeople(people: QueueOptions['people']) {
  const resource = useResourceContext() ?? '';
  return useQuery({
    // Under the resource's name, so that every decision makes the counts new as well.
    queryKey: [resource, 'orang', people?.endpoint],
    enabled: people !== undefined,
    queryFn: async () => (await http<Person[]>(people?.endpoint ?? '')).data,
    retry: false,
    staleTime: 30_000,
  });
}

interface Props {
  people: NonNullable<QueueOptions['people']>;
  /** Asked by the list around, which waits for them: an observer of its own would ask anew at every mount. */
  data: readonly Person[];
}

/** The people whose rows wait, longest first; one of them narrows the tab to that person's. */
export function QueuePeople({ people, data }: Props) {
  const say = useWords();
  const { values, set } = useFilters();
  if (data.length < 2) return null;
  const chosen = values[people.field];
  return (
    <Stack
      direction="row"
      spacing={1}
      role="group"
      aria-label={say('Menunggu, menurut mahasiswa')}
      sx={{ overflowX: 'auto', pb: 1, mb: 0.5 }}
    >
      {data.map(person => {
        const id = person[people.field];
        const on = id === chosen;
        return (
          <Chip
            key={String(id)}
            label={`${String(person[people.title])} · ${formatNumber(person.jumlah)}`}
            title={String(person[people.subtitle])}
            color={on ? 'primary' : 'default'}
            variant={on ? 'filled' : 'outlined'}
            aria-pressed={on}
            onClick={() => set({ [people.field]: on ? undefined : id })}
            sx={{ flexShrink: 0, minHeight: 40, borderRadius: 20 }}
          />
        );
      })}
    </Stack>
  );
}
