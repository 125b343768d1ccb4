ALTER TABLE "sessions" ADD COLUMN "previous_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_previous_token" UNIQUE("previous_token_hash");