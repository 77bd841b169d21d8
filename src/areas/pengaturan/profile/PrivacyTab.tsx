import Stack from '@mui/material/Stack';
import { AccessLog } from './AccessLog.tsx';
import { Consents } from './Consents.tsx';
import { OwnData } from './OwnData.tsx';

/** Data kept about the person, and who read it. */
export const PrivacyTab = () => (
  <Stack spacing={4}>
    <Consents />
    <OwnData />
    <AccessLog />
  </Stack>
);
