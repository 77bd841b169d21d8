import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '../../providers/language.ts';
import { useRested } from '../inputs/useLookup.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudApi } from '../useCrudApi.ts';
import { useCrudPages } from '../useCrudPath.ts';

const least = 3;

/** Existing rows that look like the new one, below a field. It does not block saving. */
export function AlikeHint({ source }: { source: string }) {
  const say = useWords();
  const resource = useDeclaration();
  const api = useCrudApi();
  const { pathTo } = useCrudPages(resource.name);
  const within = resource.alike?.within ?? [];
  const [own, ...around] = useWatch({ name: [source, ...within] });
  const rested = useRested(typeof own === 'string' ? own.trim() : '');
  const typed = Object.fromEntries(
    [[source, rested] as const, ...within.map((name, i) => [name, around[i]] as const)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value] as const] : [],
    ),
  );
  const { data = [] } = useQuery({
    queryKey: [resource.name, 'mirip', typed],
    queryFn: () => api.alike(resource.name, typed),
    enabled: rested.length >= least,
    retry: false,
    staleTime: 30_000,
  });
  const found = rested.length >= least ? data : [];
  return (
    <Box role="status" sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary', '&:empty': { display: 'none' } }}>
      {found.length ? say('Mungkin sudah ada:') : null}
      {found.map(({ id, nama, beside }, i) => (
        <span key={id}>
          {i > 0 ? '; ' : null}
          <Link component={RouterLink} to={pathTo({ type: 'show', id }) ?? '/'} target="_blank">
            {nama}
          </Link>
          {beside ? ` (${beside})` : null}
        </span>
      ))}
    </Box>
  );
}
