#ifndef C_WEB_CLIENT_H
#define C_WEB_CLIENT_H

#include <stddef.h>

/// A file that every page loads.
struct CWebFile {
  const unsigned char *start;
  size_t count;
};

struct CWebFile c_web_script(void);
struct CWebFile c_web_style(void);
struct CWebFile c_web_icon(void);

#endif
