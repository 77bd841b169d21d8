CREATE TABLE "formulir_peserta" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_formulir" uuid NOT NULL,
	"id_user" uuid NOT NULL,
	"kelompok" jsonb NOT NULL,
	"diundang_pada" timestamptz,
	"diingatkan" integer NOT NULL,
	"terakhir_diingatkan" date,
	CONSTRAINT "uq_formulir_peserta_id_formulir_id_user" UNIQUE NULLS NOT DISTINCT("id_formulir","id_user")
);

--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "peserta" text DEFAULT 'peran' NOT NULL;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ALTER COLUMN "peserta" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "ingat_setiap" integer;
--> statement-breakpoint
ALTER TABLE "formulir_formulir" ADD COLUMN "ingat_maksimal" integer;
--> statement-breakpoint
ALTER TABLE "formulir_peserta" ADD CONSTRAINT "formulir_peserta_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "formulir_peserta" ADD CONSTRAINT "formulir_peserta_id_user_pengaturan_user_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."pengaturan_user"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_formulir_peserta_urutan" ON "formulir_peserta" USING btree ("id_formulir","id");
--> statement-breakpoint
CREATE INDEX "ix_formulir_peserta_id_user" ON "formulir_peserta" USING btree ("id_user","id_formulir","id");
