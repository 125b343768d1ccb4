CREATE TABLE "imported_rows" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"row_key" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"local_date" date NOT NULL,
	"clock" text NOT NULL,
	"mood" integer,
	"activity_type" text,
	"minutes" integer,
	"text_sealed" "bytea",
	"details_sealed" "bytea",
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "imported_rows_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "imported_rows_once" UNIQUE("user_id","row_key"),
	CONSTRAINT "imported_rows_kind" CHECK ("imported_rows"."kind" in ('mood', 'entry', 'activity')),
	CONSTRAINT "imported_rows_clock" CHECK ("imported_rows"."clock" in ('exact', 'approximate', 'none')),
	CONSTRAINT "imported_rows_mood" CHECK ("imported_rows"."mood" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_user_id_import_id_imports_user_id_id_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_rows_newest" ON "imported_rows" USING btree ("user_id","occurred_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imported_rows_days" ON "imported_rows" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "imported_rows_of" ON "imported_rows" USING btree ("user_id","import_id");