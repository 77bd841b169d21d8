import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import type { Bukti } from '../../../resources/konversi/evidence.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { useWords } from '../../platform/providers/language.ts';
import { FieldCell } from '../../platform/ui/FieldCell.tsx';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { firstSort } from '../../platform/ui/list/listFields.ts';
import { useMay } from '../../platform/ui/permissions.ts';
import { useRegistry } from '../../platform/ui/registry.ts';

interface Props {
  list: Bukti;
  /** The participation. */
  id: string;
}

/** Rows of one kind that hang off a participation; nothing for roles that may not list them. */
export function EvidenceList({ list, id }: Props) {
  const mayList = useMay('list', list.resource);
  return mayList ? (
    <Panel inside title={list.title}>
      <Rows list={list} id={id} />
    </Panel>
  ) : null;
}

function Rows({ list, id }: Props) {
  const say = useWords();
  const sort = firstSort(useRegistry().get(list.resource));
  const { data, error, isPending } = useGetList(
    list.resource,
    {
      filter: { idPendaftarMbkm: id },
      pagination: { page: 1, perPage: 50 },
      sort,
    },
    { retry: false },
  );
  if (isPending) return <Loading height={64} label={say('Memuat %{nama}', { nama: list.title })} />;
  if (error || data.length === 0)
    return (
      <Typography variant="body2" role={error ? 'alert' : 'status'} sx={{ color: 'text.secondary' }}>
        {error ? messageOf(error) : list.empty}
      </Typography>
    );
  return (
    <ResourceContextProvider value={list.resource}>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(row => (
          <RecordContextProvider key={row.id} value={row}>
            <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {list.columns.map((name, i) => (
                  <Typography
                    key={name}
                    variant={i === 0 ? 'body2' : 'caption'}
                    component="div"
                    sx={{ overflowWrap: 'anywhere', color: i === 0 ? 'text.primary' : 'text.secondary' }}
                  >
                    <FieldCell source={name} />
                  </Typography>
                ))}
              </Box>
              {list.beside.map(name => (
                <Typography key={name} variant="body2" component="span" className="angka">
                  <FieldCell source={name} />
                </Typography>
              ))}
            </Stack>
          </RecordContextProvider>
        ))}
      </Stack>
    </ResourceContextProvider>
  );
}
