import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import type { Screen } from '../../../resources/kit/index.ts';
import { filterOf } from '../../platform/patterns/queue/queueFilter.ts';
import { http } from '../../platform/providers/http.ts';
import { useWords } from '../../platform/providers/language.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';
import { useRegistry } from '../../platform/ui/registry.ts';

/** On a card that leads to a queue: how many rows wait there for the role; nothing where none does. */
export function Waiting({ path }: { path: string }) {
  const { screens } = useRegistry();
  const screen = screens.find(one => one.path === path);
  return screen?.pattern === 'queue' ? <Count screen={screen} /> : null;
}

function Count({ screen }: { screen: Extract<Screen, { pattern: 'queue' }> }) {
  const say = useWords();
  const registry = useRegistry();
  const role = useBaseRole();
  const { options } = screen;
  const [tab] = options.tabs;
  const resource = registry.find(screen.resources[0] ?? '');
  const { data } = useQuery({
    queryKey: [resource?.name ?? '', 'ringkas', screen.path, role],
    queryFn: async ({ signal }) => {
      const filter = tab ? filterOf(options, tab, role) : {};
      const query = { ringkas: '1', filter: JSON.stringify(filter) };
      return (await http<{ total: number }>(resource?.endpoint ?? '', { query, signal })).data.total;
    },
    enabled: resource !== undefined && role !== undefined,
    retry: false,
  });
  // Its room is kept from the first, so that the cards below stay where they are when the number comes.
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', minWidth: 112, minHeight: 24, pl: 1, verticalAlign: 'middle' }}
    >
      {data ? <Chip size="small" variant="outlined" color="warning" label={say('%{n} menunggu', { n: data })} /> : null}
    </Box>
  );
}
