import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Form,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  SaveButton,
  useNotify,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { extrasField, inSentence } from '../../../../resources/kit/index.ts';
import type { AccountPerson } from '../../../../resources/pengaturan/akun.ts';
import { http } from '../../../platform/providers/http.ts';
import { isRecord } from '../../../platform/providers/isRecord.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import type { User } from '../../../platform/providers/session.ts';
import { ExtraFields } from '../../../platform/ui/extras/ExtraFields.tsx';
import { WithExtras } from '../../../platform/ui/extras/extended.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { refusalOf } from './formErrors.ts';
import { TellDirty } from './TellDirty.tsx';

export interface Profile {
  orang: AccountPerson | null;
}

/** Query key of an account's profile. */
export const profileKey = (id: string) => ['user', 'profile', id] as const;

/** Own data beside SIAMIK's: contact, address, parents, field of expertise. */
export function ContactForm({ user, onDirty }: { user: User; onDirty: (dirty: boolean) => void }) {
  const labelOf = useLabel();
  const say = useWords();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const registry = useRegistry();
  const key = profileKey(user.id);
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<Profile>(`user/profile/${user.id}`, { signal })).data,
  });
  const person = data?.orang;
  if (!person || person.kolom.length === 0) return null;
  const heading = say('Data %{data}', { data: inSentence(labelOf(registry.get(person.sumberData).label)) });
  const extra = extrasField(registry.get(person.sumberData));
  const record: RaRecord = { id: person.id, ...person.isian };

  const save = async (values: FieldValues) => {
    const given = Object.fromEntries(person.kolom.map(name => [name, values[name] ?? (name === extra ? {} : null)]));
    try {
      const body = { orang: { ...given, version: person.version } };
      queryClient.setQueryData(key, (await http<Profile>(`user/profile/${user.id}`, { method: 'PUT', body })).data);
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    } catch (error) {
      const { fields, message } = refusalOf(error);
      notify(message, { type: 'error' });
      return isRecord(fields?.orang) ? fields.orang : fields;
    }
  };

  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h6" component="h2">
        {heading}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {person.nomorInduk} · {say('data lainnya berasal dari SIAMIK')}
      </Typography>
      <ResourceContextProvider value={person.sumberData}>
        <RecordContextProvider value={record}>
          <Form onSubmit={save} record={record}>
            <TellDirty name="kontak" onChange={onDirty} />
            <Stack spacing={2} sx={{ maxWidth: 520, alignItems: 'stretch' }}>
              {person.kolom.map(name =>
                name === extra ? (
                  <WithExtras key={name}>
                    <ExtraFields source={name} />
                  </WithExtras>
                ) : (
                  <FieldInput key={name} source={name} />
                ),
              )}
              <Box>
                <SaveButton variant="outlined" label={say('Simpan %{data}', { data: inSentence(heading) })} />
              </Box>
            </Stack>
          </Form>
        </RecordContextProvider>
      </ResourceContextProvider>
    </Box>
  );
}
