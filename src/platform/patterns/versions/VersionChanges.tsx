import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Change } from '../../providers/api.ts';
import { type Phrase, useWords } from '../../providers/language.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { ShownValue } from '../../ui/ShownValue.tsx';
import { useCrudApi } from '../../ui/useCrudApi.ts';
import { useFieldLabel } from '../../ui/useFieldLabel.ts';
import { Panel } from '../record/Panel.tsx';
import { changesSince, rowChanges } from './changes.ts';

const deeds = { ditambahkan: 'Ditambahkan', dihapus: 'Dihapus', diubah: 'Diubah' } as const satisfies Readonly<
  Record<string, Phrase>
>;

interface Props {
  of: { id: string; version: number };
  /** Fields that say nothing of what its writers changed: what reviewers and the server write. */
  without: ReadonlySet<string>;
}

/** The version that was handed in before and the present one, side by side, field by field. */
export function VersionChanges({ of: { id, version }, without }: Props) {
  const say = useWords();
  const api = useCrudApi();
  const { name: resource } = useDeclaration();
  const { data } = useQuery({
    // Under the resource's name, so that every write to it makes it new as well.
    queryKey: [resource, 'riwayat', id, version],
    queryFn: () => api.history(resource, id),
    retry: false,
  });
  const changes = Object.entries(data ? changesSince(data, without) : {});
  if (changes.length === 0) return null;
  return (
    <Panel title={say('Perubahan sejak pengajuan sebelumnya')}>
      <Stack spacing={2}>
        {changes.map(([name, change]) => (
          <Changed key={name} name={name} change={change} />
        ))}
      </Stack>
    </Panel>
  );
}

function Changed({ name, change: { dari, ke, dariLabel, keLabel } }: { name: string; change: Change }) {
  const say = useWords();
  const field = useDeclaration().fields[name];
  const labelOf = useFieldLabel();
  if (!field) return null;
  return (
    <section aria-label={`Perubahan ${labelOf(name)}`}>
      <Typography variant="subtitle2">{labelOf(name)}</Typography>
      {field.kind === 'rows' ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {rowChanges(dari, ke, child => labelOf(`${name}.${child}`)).map(({ kind, nama, fields }) => (
            <Typography key={`${kind} ${nama}`} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {deeds[kind]}: {nama}
              {fields.length ? ` (${fields.join(', ')})` : ''}
            </Typography>
          ))}
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))' }}>
          <Side title={say('Sebelum')}>
            <ShownValue source={name} value={dari} label={dariLabel} />
          </Side>
          <Side title={say('Sesudah')}>
            <ShownValue source={name} value={ke} label={keLabel} />
          </Side>
        </Box>
      )}
    </section>
  );
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere', maxHeight: 200, overflowY: 'auto' }}>
      {children}
    </Typography>
  </Box>
);
