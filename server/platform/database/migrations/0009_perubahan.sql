ALTER TABLE "pengaturan_user" ADD COLUMN "bahasa" text;
--> statement-breakpoint
ALTER TABLE "pertukaran_mhs_inbound" ADD COLUMN "bahasa" text;
