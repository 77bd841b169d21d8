ALTER TABLE "notifikasi" ADD COLUMN "lain" jsonb;
