CREATE TABLE "internal_kolom_tambahan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"sumber" text NOT NULL,
	"formulir" jsonb,
	"kolom" jsonb NOT NULL,
	"tertutup" jsonb NOT NULL,
	CONSTRAINT "uq_internal_kolom_tambahan_sumber" UNIQUE("sumber")
);

--> statement-breakpoint
ALTER TABLE "master_mahasiswa" ADD COLUMN "tambahan" jsonb;
--> statement-breakpoint
ALTER TABLE "master_pegawai" ADD COLUMN "tambahan" jsonb;
--> statement-breakpoint
ALTER TABLE "master_mitra" ADD COLUMN "tambahan" jsonb;
--> statement-breakpoint
ALTER TABLE "magang_program_ditawarkan" ADD COLUMN "tambahan" jsonb;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "momen" text NOT NULL DEFAULT 'sendiri';
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ALTER COLUMN "momen" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "sumber" text;
--> statement-breakpoint
ALTER TABLE "kkn_desa" ADD COLUMN "tambahan" jsonb;
--> statement-breakpoint
CREATE INDEX "ix_internal_kolom_tambahan_urutan" ON "internal_kolom_tambahan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_formulir_momen" ON "formulir_formulir" USING btree ("momen","created_at" desc,"id");
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD CONSTRAINT "uq_formulir_formulir_sumber" UNIQUE("sumber");
