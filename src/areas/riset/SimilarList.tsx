import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { MitraSerupa } from '../../../resources/riset/bacaan.ts';
import { inisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import { http } from '../../platform/providers/http.ts';

/** Fewest letters of a name that are looked for. */
const least = 3;

/** Partners that are called the same or alike; nothing while the name is short. */
export function useSimilarPartners(name: string) {
  const nama = name.trim();
  return useQuery({
    queryKey: [inisiasiMitra.name, 'serupa', nama],
    enabled: nama.length >= least,
    retry: false,
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await http<MitraSerupa[]>(`${inisiasiMitra.endpoint}/serupa`, { query: { nama }, signal })).data,
  });
}

interface Props {
  found: readonly MitraSerupa[];
  title: string;
}

/** The partners that were found, with their towns. */
export const SimilarList = ({ found, title }: Props) => (
  <Alert severity="warning">
    <AlertTitle>{title}</AlertTitle>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {found.map(({ id, nama, kota }) => (
        <li key={id}>
          {nama}
          {kota ? `, ${kota}` : ''}
        </li>
      ))}
    </Box>
  </Alert>
);
