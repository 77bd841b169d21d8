import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, RecordContextProvider, ResourceContextProvider, SaveButton, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ownFields } from '../../../../resources/pengaturan/user.ts';
import { PersonAvatar } from '../../../platform/common/PersonAvatar.tsx';
import { useLeaveQuestion } from '../../../platform/common/unsaved/useLeaveQuestion.ts';
import { http } from '../../../platform/providers/http.ts';
import { reloadSession, useAuthState } from '../../../platform/providers/session.ts';
import { Breakable } from '../../../platform/ui/Breakable.tsx';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { ContactForm, type Profile, profileKey } from './ContactForm.tsx';
import { refusalOf } from './formErrors.ts';
import { TellDirty } from './TellDirty.tsx';

/** Name, telephone and picture. */
export function PersonTab() {
  const { user } = useAuthState();
  const notify = useNotify();
  const queryClient = useQueryClient();
  // Two forms on one page, and a router that asks once.
  const [accountDirty, setAccountDirty] = useState(false);
  const [contactDirty, setContactDirty] = useState(false);
  useLeaveQuestion(accountDirty || contactDirty);
  if (!user) return null;

  const save = async (values: FieldValues) => {
    const changed = Object.fromEntries(ownFields.map(name => [name, values[name] ?? null]));
    try {
      const body = { ...changed, version: user.version };
      const { data } = await http<Profile>(`user/profile/${user.id}`, { method: 'PUT', body });
      // The telephone number is copied to the person, whose row is a version further then.
      queryClient.setQueryData(profileKey(user.id), data);
      await reloadSession();
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    } catch (error) {
      const { fields, message } = refusalOf(error);
      notify(message, { type: 'error' });
      return fields;
    }
  };

  return (
    <ResourceContextProvider value="pengaturan/user">
      <RecordContextProvider value={user}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 3 }}>
          <PersonAvatar user={user} size={64} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h6" component="h2">
              {user.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {user.username} · <Breakable text={user.email} />
            </Typography>
          </Box>
        </Stack>
        <Form onSubmit={save} record={user}>
          <TellDirty name="akun" onChange={setAccountDirty} />
          <Stack spacing={2} sx={{ maxWidth: 520, alignItems: 'stretch' }}>
            {ownFields.map(name => (
              <FieldInput key={name} source={name} />
            ))}
            <Box>
              <SaveButton />
            </Box>
          </Stack>
        </Form>
        <ContactForm user={user} onDirty={setContactDirty} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
