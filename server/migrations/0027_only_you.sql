CREATE TABLE "content_key_ways" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"credential_id" "bytea",
	"salt" "bytea" NOT NULL,
	"rounds" integer NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_key_ways_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "content_key_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "content_key_settled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "content_key_ways" ADD CONSTRAINT "content_key_ways_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;