import Stack from '@mui/material/Stack';
import { AccessLog } from './AccessLog.tsx';
import { Consents } from './Consents.tsx';
import { OwnData } from './OwnData.tsx';

/** What the portal keeps of the person, and who looks at it. */
export const PrivacyTab = () => (
  <Stack spacing={4}>
    <Consents />
    <OwnData />
    <AccessLog />
  </Stack>
);
