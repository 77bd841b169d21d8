ALTER TABLE "pengaturan_identitas" ADD COLUMN "zona_waktu" text DEFAULT 'WIB' NOT NULL;--> statement-breakpoint
ALTER TABLE "pengaturan_identitas" ALTER COLUMN "zona_waktu" DROP DEFAULT;
