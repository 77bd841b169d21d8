/** Packages that the server bundle leaves as they are: native code, and those that read files beside their own. */
export const kept = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  '@fastify/swagger-ui',
  '@aws-sdk/client-s3',
  'nodemailer',
  'pdfkit',
  'pg-native',
];

/** Packages loaded by threads that start from plain files. */
export const ofThreads = ['pdfmake', '@expo-google-fonts/tinos'];
