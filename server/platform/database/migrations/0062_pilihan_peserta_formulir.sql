CREATE TABLE "formulir_pilihan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_formulir" uuid NOT NULL,
	"daftar" text NOT NULL,
	"kepada" text NOT NULL,
	"filter" jsonb NOT NULL,
	"semua" boolean DEFAULT false NOT NULL,
	"id_user" text NOT NULL,
	"dihitung_pada" timestamptz
);

--> statement-breakpoint
ALTER TABLE "formulir_peserta" ADD COLUMN "id_pilihan" uuid;
--> statement-breakpoint
ALTER TABLE "formulir_pilihan" ADD CONSTRAINT "formulir_pilihan_id_formulir_formulir_formulir_id_fk" FOREIGN KEY ("id_formulir") REFERENCES "public"."formulir_formulir"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_formulir_pilihan_urutan" ON "formulir_pilihan" USING btree ("id_formulir","id");
--> statement-breakpoint
ALTER TABLE "formulir_peserta" ADD CONSTRAINT "formulir_peserta_id_pilihan_formulir_pilihan_id_fk" FOREIGN KEY ("id_pilihan") REFERENCES "public"."formulir_pilihan"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_formulir_peserta_id_pilihan" ON "formulir_peserta" USING btree ("id_pilihan","id_formulir","id");
