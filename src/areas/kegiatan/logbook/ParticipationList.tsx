import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ListBase, Pagination, RecordContextProvider, ResourceContextProvider, useListContext } from 'react-admin';
import { type LogbookOptions, rowFields } from '../../../../resources/kit/index.ts';
import { RowCard } from '../../../platform/patterns/record/RowCard.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { ListError } from '../../../platform/ui/list/ListError.tsx';
import { ListSkeleton } from '../../../platform/ui/list/ListSkeleton.tsx';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { SearchBox } from '../../../platform/ui/list/SearchBox.tsx';
import { useAsked } from '../../../platform/ui/list/useView.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';

/** Choice of a participation with a logbook in one's scope. */
export function ParticipationList({ options }: { options: LogbookOptions }) {
  return (
    <ResourceContextProvider value={options.participation.resource}>
      <Listed options={options} />
    </ResourceContextProvider>
  );
}

function Listed({ options }: { options: LogbookOptions }) {
  const { filter, title, facts } = options.participation;
  const asked = useAsked(rowFields(useDeclaration(), [title, ...facts]));
  return (
    <ListBase
      disableSyncWithLocation
      storeKey={`logbook${options.paths.list}`}
      filter={filter}
      sort={{ field: 'tanggalMulai', order: 'DESC' }}
      perPage={25}
      debounce={300}
      queryOptions={{ retry: false, ...asked }}
    >
      <Rows options={options} />
    </ListBase>
  );
}

function Rows({ options }: { options: LogbookOptions }) {
  const say = useWords();
  const { data, error, isPending, filterValues } = useListContext();
  const { facts, title } = options.participation;
  return (
    <>
      <Box sx={{ display: 'flex', mb: 1.5 }}>
        <SearchBox />
      </Box>
      {error && !data ? (
        <ListError />
      ) : isPending ? (
        <ListSkeleton cards />
      ) : data?.length === 0 ? (
        <Paper variant="outlined">
          <Notice
            title={Object.keys(filterValues).length ? say('Tidak ada yang cocok') : say('Belum ada peserta')}
            text={say('Peserta yang programnya berjalan atau selesai tampil di sini bersama logbooknya.')}
          />
        </Paper>
      ) : (
        <>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data?.map(row => (
              <RecordContextProvider key={row.id} value={row}>
                <RowCard
                  card={{ title: 'namaMahasiswa', subtitle: 'npm', facts: [title, ...facts] }}
                  to={`${options.paths.list}?id=${row.id}`}
                  beside={<FieldCell source="status" />}
                />
              </RecordContextProvider>
            ))}
          </Stack>
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </>
      )}
    </>
  );
}
