import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList } from 'react-admin';
import type { ListFilter, RegisterHubOptions } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import { useWords } from '../../providers/language.ts';
import { rujukan } from '../../providers/references.ts';
import { useKindIds } from '../../ui/inputs/useOnly.ts';
import { Notice } from '../../ui/list/Notice.tsx';
import { Holds, useHold } from '../../ui/list/StandsAbove.tsx';
import { usePeriodChoice } from './usePeriodChoice.ts';
import { WayCard } from './WayCard.tsx';

/** The programmes that one may register for in a period, each with its requirements. */
export function WaysIn({ options }: { options: RegisterHubOptions }) {
  const say = useWords();
  const { data: programmes = [], isPending } = useGetList(options.lookups.idProgram, {
    filter: {},
    sort: { field: 'nama', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
    meta: rujukan,
  });
  const { held, wait } = useHold();
  const { limit } = options.lookups;
  const kinds = useKindIds(limit);
  const offers = options.cards.flatMap(card =>
    programmes
      .filter(row => fits(row, card.filter) && kinds?.includes(row[limit.field]))
      .map(programme => ({ card, programme })),
  );
  const first = offers[0]?.programme.id;
  const { periods, shown, choose, waiting } = usePeriodChoice(options, first === undefined ? undefined : String(first));
  return (
    <section>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h6" component="h2" sx={{ mr: 'auto' }}>
          {say('Daftar program baru')}
        </Typography>
        {periods.length > 1 && shown ? (
          <TextField
            select
            label={say('Periode')}
            value={shown}
            onChange={event => choose(event.target.value)}
            sx={{ width: { xs: '100%', sm: 280 } }}
          >
            {periods.map(({ id, nama, label }) => (
              <MenuItem key={id} value={String(id)}>
                {nama ?? label}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
      </Stack>
      {isPending || !kinds || (waiting && !shown) ? (
        <Loading height={180} label={say('Memuat program')} />
      ) : !shown || offers.length === 0 ? (
        <Notice title={say('Belum ada program')} text={say('Program yang membuka pendaftaran akan tampil di sini.')} />
      ) : (
        <>
          {held ? <Loading height={180} label={say('Memuat program')} /> : null}
          {/* With why one may not register each card has another height: they come together. */}
          <div hidden={held}>
            <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', m: 0, p: 0 }}>
              <Holds value={wait}>
                {offers.map(({ card, programme }) => (
                  <WayCard
                    key={`${card.path} ${programme.id}`}
                    card={card}
                    distinct={offers.some(other => other.card !== card && other.programme.id === programme.id)}
                    programme={programme}
                    idPeriode={shown}
                    requirements={options.requirements}
                  />
                ))}
              </Holds>
            </Box>
          </div>
        </>
      )}
    </section>
  );
}

/** Lookups carry the columns that a card chooses by. */
const fits = (row: RaRecord, filter: ListFilter) =>
  Object.entries(filter).every(([name, value]) => row[name] === value);
