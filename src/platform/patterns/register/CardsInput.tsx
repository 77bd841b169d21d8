import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ChoiceCards, dated, type FieldOf, type ListFilter } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import { dayToday } from '../../providers/format.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { messageOf } from '../../ui/failedCall.ts';
import { type InputProps, useFieldInput } from '../../ui/inputs/useFieldInput.ts';
import { Notice } from '../../ui/list/Notice.tsx';
import { useListWaits } from '../../ui/list/StandsAbove.tsx';
import { useRegistry } from '../../ui/registry.ts';
import { maySearch } from '../../ui/searchText.ts';
import { isEmpty, valueAt } from '../record/source.ts';
import { ChoiceCard } from './ChoiceCard.tsx';

interface Props extends InputProps<FieldOf<'ref'>> {
  cards: ChoiceCards;
  choose?: ListFilter;
}

/** So many cards are drawn; searching finds the others. */
const most = 50;

/** The rows of a reference as cards to choose from, narrowed by what the form says already. */
export function CardsInput({ cards, choose, ...props }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const { source, field } = props;
  const form = useFormContext();
  const values = useWatch<Record<string, unknown>>();
  const { control, label, message, invalid } = useFieldInput({ source, field });
  const [typed, setTyped] = useState('');
  const enough = maySearch(useRegistry().find(field.to), typed);
  const parents = Object.entries(field.dependsOn ?? {})
    .map(([own, theirs]) => [theirs, valueAt(values, own)] as const)
    .filter(([, value]) => !isEmpty(value));
  const today = dayToday();
  const {
    data: found,
    error,
    isPending,
    total,
  } = useGetList(field.to, {
    filter: {
      ...dated(choose ?? {}, today),
      ...Object.fromEntries(parents),
      ...(typed.trim() && enough ? { q: typed.trim() } : {}),
    },
    pagination: { page: 1, perPage: most },
  });
  useListWaits(isPending);
  const { window } = cards;
  const data = found?.filter(
    row => !window || row.id === control.value || (row[window.from] <= today && today <= row[window.to]),
  );
  const chosen = data?.find(row => row.id === control.value);

  const fill = (row: RaRecord, before: RaRecord | undefined) => {
    for (const [target, name] of Object.entries(cards.fills)) {
      const now: unknown = form.getValues(target);
      // Values filled in by the former choice are removed with it; typed values stay.
      if (!isEmpty(row[name]) && (isEmpty(now) || now === before?.[name])) form.setValue(target, row[name]);
    }
  };
  const take = (row: RaRecord) => {
    // By its place in the form: a field of the programme's detail stands below the detail's key.
    form.setValue(control.name, row.id);
    form.clearErrors(control.name);
    fill(row, chosen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice that came with the address fills in once.
  useEffect(() => {
    if (chosen) fill(chosen, undefined);
  }, [chosen?.id]);

  return (
    <Stack spacing={1.5} role="radiogroup" aria-label={label} aria-invalid={invalid}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Typography variant="subtitle2" component="p">
          {label}
          {field.required ? ' *' : ''}
        </Typography>
        {typed || (total ?? 0) > 5 ? (
          <TextField
            type="search"
            size="small"
            margin="none"
            value={typed}
            onChange={event => setTyped(event.target.value)}
            placeholder={say('Cari')}
            slotProps={{ htmlInput: { 'aria-label': say('Cari %{nama}', { nama: label }) } }}
          />
        ) : null}
      </Stack>
      {message ? <FormHelperText error={invalid}>{message}</FormHelperText> : null}
      {isPending ? (
        <Loading height={140} label={say('Memuat pilihan')} />
      ) : error ? (
        <Notice role="alert" title={say('Pilihan tidak dapat dimuat')} text={messageOf(error)} />
      ) : !data?.length ? (
        <Notice title={labelOf(cards.empty.title)} text={labelOf(cards.empty.text)} />
      ) : (
        <ResourceContextProvider value={field.to}>
          {data.map(row => (
            <RecordContextProvider key={row.id} value={row}>
              <ChoiceCard
                cards={cards}
                group={control.name}
                chosen={row.id === control.value}
                onChoose={() => take(row)}
              />
            </RecordContextProvider>
          ))}
        </ResourceContextProvider>
      )}
    </Stack>
  );
}
